/** What can be heard. All of it is made here, of short tones with a soft end. */
export type Sound = 'turn' | 'knock' | 'round' | 'harvest' | 'victory' | 'refused';

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly form?: OscillatorType;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [
    { pitch: 659, at: 0, lasts: 0.18 },
    { pitch: 880, at: 0.11, lasts: 0.3 },
  ],
  knock: [{ pitch: 150, at: 0, lasts: 0.07, form: 'triangle' }],
  round: [
    { pitch: 392, at: 0, lasts: 0.35 },
    { pitch: 523, at: 0.05, lasts: 0.4 },
  ],
  harvest: [
    { pitch: 392, at: 0, lasts: 0.5 },
    { pitch: 494, at: 0.12, lasts: 0.5 },
    { pitch: 587, at: 0.24, lasts: 0.6 },
  ],
  victory: [
    { pitch: 392, at: 0, lasts: 0.3 },
    { pitch: 523, at: 0.16, lasts: 0.3 },
    { pitch: 659, at: 0.32, lasts: 0.3 },
    { pitch: 784, at: 0.48, lasts: 0.9 },
    { pitch: 523, at: 0.5, lasts: 0.9 },
  ],
  refused: [{ pitch: 110, at: 0, lasts: 0.12, form: 'triangle' }],
};

/** How loud the loudest moment of a tone is. */
const LOUD = 0.12;
const SILENT = 0.0001;

let context: AudioContext | undefined;

/** Lets a sound be heard. Browsers keep silent until somebody has touched the page. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const tone of TONES[sound]) sing(context, tone);
}

function sing(through: AudioContext, { pitch, at, lasts, form = 'sine' }: Tone): void {
  const begins = through.currentTime + at;
  const tone = new OscillatorNode(through, { type: form, frequency: pitch });
  const loudness = new GainNode(through, { gain: SILENT });
  loudness.gain.setValueAtTime(SILENT, begins);
  loudness.gain.exponentialRampToValueAtTime(LOUD, begins + 0.012);
  loudness.gain.exponentialRampToValueAtTime(SILENT, begins + lasts);
  tone.connect(loudness).connect(through.destination);
  tone.start(begins);
  tone.stop(begins + lasts);
}
