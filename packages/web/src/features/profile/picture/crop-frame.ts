/** Size of the canvas, in CSS pixels. */
const canvasMax = { width: 400, height: 300 } as const;
/** In pixels of the canvas. */
export const sliderRange = { min: 100, max: 250 } as const;
const dragRange = { min: 50, max: 300 } as const;
const firstSize = 200;

export interface Size {
  width: number;
  height: number;
}
/** In pixels of the canvas. */
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

export function canvasFor({ width, height }: Size): Size {
  const scale = Math.min(canvasMax.width / width, canvasMax.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The initial frame is centered, where faces usually are. */
export function firstFrame(canvas: Size): Frame {
  const size = withinSize(firstSize, Math.min(canvas.width, canvas.height));
  return withinCanvas({ x: (canvas.width - size) / 2, y: (canvas.height - size) / 2, size }, canvas);
}

export const moved = (frame: Frame, x: number, y: number, canvas: Size): Frame =>
  withinCanvas({ ...frame, x: frame.x + x, y: frame.y + y }, canvas);

export function resized(frame: Frame, wished: number, canvas: Size): Frame {
  const size = withinSize(wished, Math.min(canvas.width, canvas.height));
  const shift = (frame.size - size) / 2;
  return withinCanvas({ x: frame.x + shift, y: frame.y + shift, size }, canvas);
}

/** Resizes the frame by a corner. The opposite corner stays in place. */
export function dragged(frame: Frame, corner: Corner, x: number, y: number, canvas: Size): Frame {
  const [right, down] = corners[corner];
  const roomX = right > 0 ? canvas.width - frame.x : frame.x + frame.size;
  const roomY = down > 0 ? canvas.height - frame.y : frame.y + frame.size;
  const size = withinSize(frame.size + (right * x + down * y) / 2, Math.min(roomX, roomY));
  const grown = size - frame.size;
  return { x: right > 0 ? frame.x : frame.x - grown, y: down > 0 ? frame.y : frame.y - grown, size };
}

/** A very flat picture may have less room than the minimum size. */
const withinSize = (wished: number, room: number): number =>
  Math.round(Math.min(Math.max(wished, dragRange.min), dragRange.max, room));

function withinCanvas({ x, y, size }: Frame, canvas: Size): Frame {
  const within = (place: number, room: number) => Math.round(Math.max(0, Math.min(place, room - size)));
  return { x: within(x, canvas.width), y: within(y, canvas.height), size };
}
