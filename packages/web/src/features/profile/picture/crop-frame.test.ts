import { describe, expect, it } from "vitest";
import { centeredFrame, cornerNames, corners, dragCorner, fitCanvas, moveFrame, resizeFrame } from "./crop-frame.ts";

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
  ])("scales %o to fit into 400x300 [AVATAR-16, CONST-24]", (picture, expected) => {
    expect(fitCanvas(picture)).toEqual(expected);
  });
});

describe("the crop frame", () => {
  it("starts centered", () => {
    expect(centeredFrame(canvas)).toEqual({ x: 100, y: 50, size: 200 });
    expect(centeredFrame({ width: 100, height: 300 })).toEqual({ x: 0, y: 100, size: 100 });
  });

  it("stays inside the canvas when it is moveFrame", () => {
    const frame = { x: 100, y: 50, size: 200 };
    expect(moveFrame(frame, 30, -20, canvas)).toEqual({ x: 130, y: 30, size: 200 });
    expect(moveFrame(frame, 999, 999, canvas)).toEqual({ x: 200, y: 100, size: 200 });
    expect(moveFrame(frame, -999, -999, canvas)).toEqual({ x: 0, y: 0, size: 200 });
  });

  it("is resizeFrame around its center to between 50 and 300 [AVATAR-15, CONST-23]", () => {
    const frame = { x: 100, y: 50, size: 200 };
    expect(resizeFrame(frame, 100, canvas)).toEqual({ x: 150, y: 100, size: 100 });
    expect(resizeFrame(frame, 1, canvas).size).toBe(50);
    expect(resizeFrame(frame, 999, canvas)).toEqual({ x: 50, y: 0, size: 300 });
  });

  it.each(cornerNames)("is resizeFrame at its corner %s while the opposite corner stays [AVATAR-15]", (corner) => {
    const [right, down] = corners[corner];
    const frame = { x: 150, y: 100, size: 100 };
    const anchor = ({ x, y, size }: typeof frame) => [right > 0 ? x : x + size, down > 0 ? y : y + size];
    for (const by of [-500, -20, 20, 500]) {
      const after = dragCorner(frame, corner, right * by, down * by, canvas);
      expect(anchor(after)).toEqual(anchor(frame));
      expect(after.size).toBe({ "-500": 50, "-20": 80, "20": 120, "500": 200 }[by]);
    }
  });

  it("fits into a picture that is flatter than the minimum size", () => {
    const flat = { width: 400, height: 20 };
    expect(centeredFrame(flat)).toEqual({ x: 190, y: 0, size: 20 });
    expect(resizeFrame(centeredFrame(flat), 250, flat)).toEqual({ x: 190, y: 0, size: 20 });
  });
});
