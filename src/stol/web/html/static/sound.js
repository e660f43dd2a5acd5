// Sounds of the table. They are made here, from sine waves and a little noise, so that nothing has to be loaded.
// Nothing is heard, and no phone vibrates, before the first touch or key; the settings turn both off.

let context = null; // the AudioContext, made by the first touch
let wood = null; // a tenth of a second of noise
const heard = new Map(); // when each kind was played last

const SOFT = 0.5; // how loud a page is that is not seen
const FAR = ["turn", "low", "end", "best", "win"]; // what is told on such a page
const APART = 0.05; // seconds between two sounds of a kind
const AFTER = 100; // milliseconds: what was touched answers first; the touch still counts for all browsers
const [C4, E4, G4, C5, E5, G5, C6] = [261.63, 329.63, 392, 523.25, 659.25, 783.99, 1046.5];

/** What each kind of event sounds like: notes as [hertz, seconds after the start], and knocks as [pitch, seconds]. */
const SOUNDS = {
  place: { knocks: [[1, 0]] },
  dice: { knocks: [[1.5, 0], [1.8, 0.07], [1.4, 0.13], [1.7, 0.22], [1.3, 0.3]] },
  turn: { notes: [[G4, 0], [C5, 0.13]] },
  low: { notes: [[E5, 0], [E5, 0.18]] },
  points: { notes: [[C5, 0], [E5, 0.08]] },
  end: { notes: [[G4, 0], [E4, 0.18], [C4, 0.36]] },
  best: { notes: [[C5, 0], [E5, 0.12], [G5, 0.24]] },
  win: { notes: [[C5, 0], [E5, 0.12], [G5, 0.24], [C6, 0.4], [G5, 0.4], [E5, 0.4]] },
};

/** Milliseconds of vibration and pauses. */
const VIBRATIONS = { place: [10], dice: [8, 50, 8, 60, 8], turn: [20, 60, 20], low: [40, 60, 40], end: [40], best: [30, 60, 80], win: [30, 60, 30, 60, 80] };

const isOff = () => document.documentElement.dataset.sound === "off";

/** A touch or a key allows sounds; some browsers ask for one again after a pause. */
function wake() {
  if (!isOff() && context?.state !== "running") setTimeout(begin, AFTER);
}

function begin() {
  context ??= new AudioContext();
  context.resume();
}

function play(kind) {
  const sound = SOUNDS[kind];
  if (!sound || !context || isOff() || (document.hidden && !FAR.includes(kind))) return;
  const now = context.currentTime + 0.01;
  if (now - (heard.get(kind) ?? -1) < APART) return;
  heard.set(kind, now);
  const volume = document.hidden ? SOFT : 1;
  for (const [pitch, after] of sound.knocks ?? []) knock(pitch, now + after, volume);
  for (const [hertz, after] of sound.notes ?? []) note(hertz, now + after, volume);
  navigator.vibrate?.(VIBRATIONS[kind] ?? []);
}

/** A struck bar of wood: the tone, and an overtone that fades at once. */
function note(hertz, at, volume) {
  tone(hertz, at, 0.16 * volume, 0.7);
  tone(hertz * 3.93, at, 0.04 * volume, 0.12);
}

/** A piece that is put on a table: a low tone that falls, and the noise of wood. */
function knock(pitch, at, volume) {
  tone(170 * pitch, at, 0.3 * volume, 0.09, 110 * pitch);
  wood ??= noise();
  const source = new AudioBufferSourceNode(context, { buffer: wood });
  const body = new BiquadFilterNode(context, { type: "bandpass", frequency: 900 * pitch, Q: 1.4 });
  source.connect(body).connect(fading(at, 0.2 * volume, 0.05));
  source.start(at);
}

function tone(hertz, at, volume, seconds, falls = hertz) {
  const wave = new OscillatorNode(context, { frequency: hertz });
  wave.frequency.exponentialRampToValueAtTime(falls, at + seconds);
  wave.connect(fading(at, volume, seconds));
  wave.start(at);
  wave.stop(at + seconds);
}

/** A gain that rises at once and fades, connected to the loudspeaker. */
function fading(at, volume, seconds) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(context.destination);
  return gain;
}

function noise() {
  const buffer = new AudioBuffer({ length: context.sampleRate / 10, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

for (const touch of ["pointerup", "click", "keydown"]) addEventListener(touch, wake); // a click may have turned the sound on
document.addEventListener("stol:happened", (event) => play(event.detail.kind));
