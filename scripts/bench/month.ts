import { isDeepStrictEqual } from "node:util";
import { type Course, simulateMonth } from "@linkedpotential/local/testing/month";
import fc from "fast-check";
import { startBenchStack } from "./bench-stack.ts";
import { type Report, table } from "./report.ts";

const size = { people: 20, leads: 10_000, events: 50, everyMinutes: 5 };
const days = Array.from({ length: 31 }, (_, index) => index + 1);

const course: fc.Arbitrary<Course> = fc.record({
  way: fc.constantFrom("once", "twice", "together", "killed"),
  call: fc.integer({ min: 1, max: 12 }),
  moment: fc.constantFrom("before", "after"),
});

export async function month(): Promise<Report> {
  const stack = await startBenchStack();
  const courses = fc.sample(course, { numRuns: 997, seed: 2027 });
  const start = performance.now();
  // Mute stderr: when runs overlap, events are delivered again, and each such delivery writes a log line.
  const write = process.stderr.write;
  process.stderr.write = () => true;
  const { due, sent, runs } = await simulateMonth(stack, { ...size, days, courses });
  process.stderr.write = write;
  const minutes = (performance.now() - start) / 60_000;
  if (!isDeepStrictEqual(sent, due)) throw new Error(`due: ${due.length}, sent: ${sent.length}, and not the same`);
  const mails = due.filter((line) => line.includes("@")).length;
  const text = `March 2027 by \`POST /__local/schedules/…/run\`: the follow-ups each morning at 07:00, the look for reminders every
five minutes. A quarter of the runs each happens once, happens twice, overlaps with another one, or is killed at its
first to twelfth database call and repeated. What was sent at the end is compared with what was due, line by line.

${table(
  ["", ""],
  [
    ["people, leads with a follow-up, events", `${size.people}, ${size.leads}, ${size.events}`],
    ["runs", runs],
    ["mails due, sent", `${mails}, ${mails}`],
    ["notifications due, at the bell", `${due.length - mails}, ${sent.length - mails}`],
    ["missing, doubled", "0, 0"],
    ["minutes", minutes.toFixed(1)],
  ],
)}`;
  return { results: [], text };
}
