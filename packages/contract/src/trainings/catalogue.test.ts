import { expect, it } from "vitest";
import { durationOf, lessonAt, lessonIds, startOf, trainingCategories, trainingIds, trainings } from "./catalogue.ts";

const [first] = trainings;

it("the catalogue has six trainings with unique lesson ids [TRAIN-02, TRAIN-08]", () => {
  expect(trainings).toHaveLength(6);
  expect(new Set([...trainingIds, ...lessonIds]).size).toBe(trainingIds.length + lessonIds.length);
  for (const { id, category, lessons } of trainings) {
    expect(trainingCategories).toContain(category);
    expect([id, lessons.length >= 3]).toEqual([id, true]);
  }
});

it("the catalogue has the number of lessons stated on the landing page [LAND-13]", () => {
  expect(lessonIds.length).toBeGreaterThan(20);
});

it("a training lasts as long as its lessons, which follow one another [TRAIN-12]", () => {
  for (const training of trainings) {
    let end = 0;
    for (const { id, seconds } of training.lessons) {
      expect([id, startOf(training, id)]).toEqual([id, end]);
      end += seconds;
    }
    expect(durationOf(training)).toBe(end);
  }
  expect(durationOf(first)).toBe(1110);
});

it("finds the lesson at a second of the video", () => {
  expect([0, 289, 290, 555, 1109].map((second) => lessonAt(first, second))).toEqual([
    "niche",
    "niche",
    "problem",
    "offer",
    "proof",
  ]);
  expect(lessonAt(first, 99_999)).toBe("proof");
});
