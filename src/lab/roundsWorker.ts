/** What a thread of the laboratory does: it plays the rounds it is sent. */

export { playRounds as default } from './playRounds.ts';
