/** The lamp mark. Decorative: the name always stands beside it or in the link around it. */
export function Lamp({ className }: { className?: string }) {
  return <img src="/icon.svg" alt="" width={48} height={48} className={className} />
}
