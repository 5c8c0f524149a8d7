/** One migrated database, of which each worker gets a copy, and how to clear it away. */
export interface Prepared {
  database:
    | { kind: 'pglite'; dump: string }
    | { kind: 'postgres'; adminUrl: string; template: string }
  stop: () => Promise<void>
}
