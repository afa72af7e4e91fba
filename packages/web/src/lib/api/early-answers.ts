const keptMs = 10_000;
const kept = new Map<string, { answer: Promise<Response>; at: number }>();

/** Keeps the answer of a GET that is sent before the code that needs it has loaded. */
export function keepEarlyAnswer(path: string, answer: Promise<Response>): void {
  // Whoever takes it sees the failure; if nobody does, nobody needed it.
  answer.catch(() => undefined);
  kept.set(path, { answer, at: Date.now() });
}

export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const early = kept.get(path);
  kept.delete(path);
  return early && Date.now() - early.at < keptMs ? early.answer : undefined;
}
