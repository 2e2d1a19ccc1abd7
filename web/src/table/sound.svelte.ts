// Quiet, dry sounds, made here and off at first: the switch, and the instruments that each game plays on.
import { recall, remember } from '../shell/memory';

let on = $state(recall('sound') === 'on');
let context: AudioContext | null = null;

export const soundOn = (): boolean => on;
export function switchSound(): void {
  on = !on;
  remember('sound', on ? 'on' : null);
  if (on) pluck(392, 0.3);
}

function ready(): AudioContext | null {
  if (!on) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function envelope(audio: AudioContext, loud: number, seconds: number, after = 0): GainNode {
  const gain = audio.createGain();
  const start = audio.currentTime + after;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(audio.destination);
  return gain;
}

/** Paper, wind: noise through a filter. */
export function rustle(frequency: number, seconds: number, loud: number, after = 0): void {
  const audio = ready();
  if (!audio) return;
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = 0.9;
  source.connect(filter).connect(envelope(audio, loud, seconds, after));
  source.start(audio.currentTime + after);
}

/** A string, a bell, a drum: one tone that dies away. */
export function pluck(
  frequency: number,
  seconds: number,
  type: OscillatorType = 'triangle',
  after = 0,
  loud = 0.08,
): void {
  const audio = ready();
  if (!audio) return;
  const tone = audio.createOscillator();
  tone.type = type;
  tone.frequency.value = frequency;
  tone.connect(envelope(audio, loud, seconds, after));
  tone.start(audio.currentTime + after);
  tone.stop(audio.currentTime + after + seconds);
}
