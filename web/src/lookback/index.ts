/** Looking back: fetched when somebody does. */
export { default as LookBackBar } from './LookBackBar.svelte'
export { default as LookBackSheet } from './LookBackSheet.svelte'
export { marksOf, mistakeFrom } from './look'
export { learnWords } from './words'
