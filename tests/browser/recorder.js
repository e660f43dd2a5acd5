// Instead of the loudspeaker, the page plays into a buffer: two seconds for each slot, in which some kinds of sounds begin
// together. Tells how loud they are: the highest sample, the power of the loudest twentieth of a second, and of the last.
{
  const [RATE, SECONDS, SLOTS, PARTS] = [16000, 2, 20, 40];
  const offline = new OfflineAudioContext(1, RATE * SECONDS * SLOTS, RATE);
  const goOn = offline.resume.bind(offline);
  offline.resume = () => {};
  window.AudioContext = function () {
    window.ready = true;
    return offline;
  };
  const begin = (kinds) => kinds.forEach((kind) => document.dispatchEvent(new CustomEvent("stol:happened", { detail: { kind } })));
  const highest = (samples) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const power = (samples) => Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);

  window.recorded = async (slots) => {
    slots.forEach((kinds, slot) => offline.suspend(slot * SECONDS).then(() => (begin(kinds), goOn())));
    const samples = (await offline.startRendering()).getChannelData(0);
    const length = (RATE * SECONDS) / PARTS;
    return slots.map((kinds, slot) => {
      const parts = Array.from({ length: PARTS }, (_, part) => samples.subarray((slot * PARTS + part) * length, (slot * PARTS + part + 1) * length));
      return { kinds, peak: Math.max(...parts.map(highest)), power: Math.max(...parts.map(power)), end: highest(parts.at(-1)) };
    });
  };
}
