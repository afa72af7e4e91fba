import { expect, it } from "vitest";
import { durationOf, trainings } from "./catalogue.ts";
import { lessonMark, positionChange } from "./schema.ts";

const isTaken = (seconds: unknown, trainingId = "closing") => positionChange.safeParse({ trainingId, seconds }).success;

it("a position is a second of the video, at most twice the longest training", () => {
  const longest = Math.max(...trainings.map(durationOf));
  expect([0, 95, 2 * longest].map((seconds) => isTaken(seconds))).toEqual([true, true, true]);
  expect([-1, 1.5, 2 * longest + 1, "95"].map((seconds) => isTaken(seconds))).toEqual([false, false, false, false]);
  expect(isTaken(95, "unknown")).toBe(false);
});

it("a mark names a known lesson and whether it is done", () => {
  expect(lessonMark.safeParse({ lessonId: "niche", isDone: false }).success).toBe(true);
  for (const wrong of [
    { lessonId: "unknown", isDone: true },
    { lessonId: "niche" },
    { lessonId: "niche", isDone: 1 },
  ]) {
    expect(lessonMark.safeParse(wrong).success).toBe(false);
  }
});
