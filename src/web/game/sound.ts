/** The knock of a piece on wood, synthesised. It is off until you switch it on; the choice is remembered. */

import { signal } from '@preact/signals';
import { remember, remembered } from '../theme.ts';

const KEY = 'sound';
const KNOCK_S = 0.09;

export const isSoundOn = signal(remembered(KEY) === 'on');

let context: AudioContext | undefined;

export function switchSound(isOn: boolean): void {
  isSoundOn.value = isOn;
  remember(KEY, isOn ? 'on' : 'off');
  if (isOn) knock(false);
}

/** A short tone that falls in pitch and volume; lower for a capture. */
export function knock(isCapture: boolean): void {
  if (!isSoundOn.peek()) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: isCapture ? 300 : 420 });
  const loudness = new GainNode(context, { gain: 0.35 });
  tone.frequency.exponentialRampToValueAtTime(90, now + KNOCK_S);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + KNOCK_S);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + KNOCK_S);
}
