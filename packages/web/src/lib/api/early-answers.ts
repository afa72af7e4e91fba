const maxAgeMs = 10_000;
const answers = new Map<string, { answer: Promise<Response>; at: number }>();

/** Stores the answer to a GET that was sent before the code that needs it has loaded. */
export function addEarlyAnswer(path: string, answer: Promise<Response>): void {
  // A failure of an unused answer must not count as an unhandled rejection.
  answer.catch(() => undefined);
  answers.set(path, { answer, at: Date.now() });
}

/** Returns a stored answer, which stays available to `takeEarlyAnswer`. */
export const earlyAnswer = (path: string): Promise<Response> | undefined => answers.get(path)?.answer;

/** Returns a stored answer once. Undefined when there is none or it is too old. */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const early = answers.get(path);
  answers.delete(path);
  return early && Date.now() - early.at < maxAgeMs ? early.answer : undefined;
}
