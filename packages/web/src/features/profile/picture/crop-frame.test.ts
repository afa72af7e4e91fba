import { describe, expect, it } from "vitest";
import { canvasFor, cornerNames, corners, dragged, firstFrame, moved, resized } from "./crop-frame.ts";

const canvas = { width: 400, height: 300 };

describe("the crop canvas", () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 400, height: 300 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 225, height: 300 },
    ],
    [
      { width: 1600, height: 900 },
      { width: 400, height: 225 },
    ],
    [
      { width: 20, height: 20 },
      { width: 300, height: 300 },
    ],
    [
      { width: 9000, height: 3 },
      { width: 400, height: 1 },
    ],
  ])("shows %o within 400x300 [AVATAR-16, CONST-24]", (picture, expected) => {
    expect(canvasFor(picture)).toEqual(expected);
  });
});

describe("the crop frame", () => {
  it("starts in the middle", () => {
    expect(firstFrame(canvas)).toEqual({ x: 100, y: 50, size: 200 });
    expect(firstFrame({ width: 100, height: 300 })).toEqual({ x: 0, y: 100, size: 100 });
  });

  it("stays inside while it is moved", () => {
    const frame = { x: 100, y: 50, size: 200 };
    expect(moved(frame, 30, -20, canvas)).toEqual({ x: 130, y: 30, size: 200 });
    expect(moved(frame, 999, 999, canvas)).toEqual({ x: 200, y: 100, size: 200 });
    expect(moved(frame, -999, -999, canvas)).toEqual({ x: 0, y: 0, size: 200 });
  });

  it("has a size of 50 to 300 around the same middle [AVATAR-15, CONST-23]", () => {
    const frame = { x: 100, y: 50, size: 200 };
    expect(resized(frame, 100, canvas)).toEqual({ x: 150, y: 100, size: 100 });
    expect(resized(frame, 1, canvas).size).toBe(50);
    expect(resized(frame, 999, canvas)).toEqual({ x: 50, y: 0, size: 300 });
  });

  it.each(cornerNames)("grows and shrinks at %s, the other corner stays [AVATAR-15]", (corner) => {
    const [right, down] = corners[corner];
    const frame = { x: 150, y: 100, size: 100 };
    const anchor = ({ x, y, size }: typeof frame) => [right > 0 ? x : x + size, down > 0 ? y : y + size];
    for (const by of [-500, -20, 20, 500]) {
      const after = dragged(frame, corner, right * by, down * by, canvas);
      expect(anchor(after)).toEqual(anchor(frame));
      expect(after.size).toBe({ "-500": 50, "-20": 80, "20": 120, "500": 200 }[by]);
    }
  });

  it("fits pictures flatter than its smallest size", () => {
    const flat = { width: 400, height: 20 };
    expect(firstFrame(flat)).toEqual({ x: 190, y: 0, size: 20 });
    expect(resized(firstFrame(flat), 250, flat)).toEqual({ x: 190, y: 0, size: 20 });
  });
});
