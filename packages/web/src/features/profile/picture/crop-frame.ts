/** Largest size of the canvas, in CSS pixels. */
const canvasMax = { width: 400, height: 300 } as const;
/** Sizes of the frame in canvas pixels that can be set: `sliderRange` with the slider, `dragRange` by dragging. */
export const sliderRange = { min: 100, max: 250 } as const;
const dragRange = { min: 50, max: 300 } as const;
const initialSize = 200;

export interface Size {
  width: number;
  height: number;
}
/** Square crop frame, in canvas pixels. */
export interface Frame {
  x: number;
  y: number;
  size: number;
}
export const corners = {
  topLeft: [-1, -1],
  topRight: [1, -1],
  bottomLeft: [-1, 1],
  bottomRight: [1, 1],
} as const;
export type Corner = keyof typeof corners;
export const cornerNames = ["topLeft", "topRight", "bottomLeft", "bottomRight"] as const satisfies readonly Corner[];

/** Returns the canvas size that shows the whole picture. */
export function fitCanvas({ width, height }: Size): Size {
  const scale = Math.min(canvasMax.width / width, canvasMax.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Returns the initial frame. It is centered, because faces usually are. */
export function centeredFrame(canvas: Size): Frame {
  const size = clampSize(initialSize, Math.min(canvas.width, canvas.height));
  return withinCanvas({ x: (canvas.width - size) / 2, y: (canvas.height - size) / 2, size }, canvas);
}

export const moveFrame = (frame: Frame, x: number, y: number, canvas: Size): Frame =>
  withinCanvas({ ...frame, x: frame.x + x, y: frame.y + y }, canvas);

export function resizeFrame(frame: Frame, newSize: number, canvas: Size): Frame {
  const size = clampSize(newSize, Math.min(canvas.width, canvas.height));
  const shift = (frame.size - size) / 2;
  return withinCanvas({ x: frame.x + shift, y: frame.y + shift, size }, canvas);
}

/** Moves a corner of the frame while the opposite corner stays in place. */
export function dragCorner(frame: Frame, corner: Corner, x: number, y: number, canvas: Size): Frame {
  const [right, down] = corners[corner];
  const roomX = right > 0 ? canvas.width - frame.x : frame.x + frame.size;
  const roomY = down > 0 ? canvas.height - frame.y : frame.y + frame.size;
  const size = clampSize(frame.size + (right * x + down * y) / 2, Math.min(roomX, roomY));
  const grown = size - frame.size;
  return { x: right > 0 ? frame.x : frame.x - grown, y: down > 0 ? frame.y : frame.y - grown, size };
}

/** Limits a size to the allowed range and to the available room, which may be less than the minimum. */
const clampSize = (size: number, room: number): number =>
  Math.round(Math.min(Math.max(size, dragRange.min), dragRange.max, room));

function withinCanvas({ x, y, size }: Frame, canvas: Size): Frame {
  const within = (position: number, room: number) => Math.round(Math.max(0, Math.min(position, room - size)));
  return { x: within(x, canvas.width), y: within(y, canvas.height), size };
}
