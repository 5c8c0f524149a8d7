/** The product's name, in the one place that both sides read it from. */
export const BRAND = 'Nightlight'
export const TAGLINE = 'Your round-the-clock parenting lifeline'
