import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { type Corner, cornerNames, dragCorner, type Frame, moveFrame, resizeFrame, type Size } from "./crop-frame.ts";

interface CropStageProps {
  picture: ImageBitmap;
  canvas: Size;
  frame: Frame;
  onChange: (frame: Frame) => void;
  hintId: string;
}

/**
 * Canvas pixels per key press. The arrow keys move the frame by `moveStep`, the plus and minus keys resize it by
 * `sizeStep`.
 */
const moveStep = 5;
const sizeStep = 10;

export function CropStage({ picture, canvas, frame, onChange, hintId }: CropStageProps) {
  const { crop } = useTexts("profile");
  const ref = useRef<HTMLCanvasElement>(null);
  const drag = useDrag(ref, frame, canvas, onChange);
  useEffect(() => {
    const context = ref.current?.getContext("2d");
    context?.clearRect(0, 0, canvas.width, canvas.height);
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }, [picture, canvas]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = frameAfterKey(event.key, frame, canvas);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  const bounds = {
    left: percent(frame.x, canvas.width),
    top: percent(frame.y, canvas.height),
    width: percent(frame.size, canvas.width),
    height: percent(frame.size, canvas.height),
  };
  return (
    <div className="relative mx-auto w-fit max-w-full">
      <canvas ref={ref} width={canvas.width} height={canvas.height} className="block h-auto max-w-full rounded-md" />
      <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden rounded-md">
        <span className="absolute shadow-[0_0_0_999px_var(--color-scrim)]" style={bounds} />
      </div>
      {/* With the role `application` screen readers pass the arrow keys on. */}
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard operates it
        tabIndex={0}
        aria-label={`${crop.frame}: ${crop.position(frame.x, frame.y, frame.size)}`}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        {...drag("move")}
        className="absolute cursor-move touch-none border-2 border-accent ring-1 ring-surface"
        style={bounds}
      >
        <span aria-hidden className="pointer-events-none absolute inset-0 rounded-full border border-surface/70" />
        {cornerNames.map((corner) => (
          <CornerHandle key={corner} corner={corner} drag={drag} />
        ))}
      </div>
    </div>
  );
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

const cornerClasses: Record<Corner, string> = {
  topLeft: "-top-3.5 -left-3.5 cursor-nwse-resize",
  topRight: "-top-3.5 -right-3.5 cursor-nesw-resize",
  bottomLeft: "-bottom-3.5 -left-3.5 cursor-nesw-resize",
  bottomRight: "-right-3.5 -bottom-3.5 cursor-nwse-resize",
};

function CornerHandle({ corner, drag }: { corner: Corner; drag: ReturnType<typeof useDrag> }) {
  return (
    <span
      aria-hidden
      data-corner={corner}
      {...drag(corner)}
      className={cx("absolute grid size-7 touch-none place-items-center", cornerClasses[corner])}
    >
      <span className="size-3 rounded-full border-2 border-accent bg-raised" />
    </span>
  );
}

/** Moves or resizes the frame with the pointer. The canvas may be displayed smaller, so screen pixels are converted. */
function useDrag(
  ref: RefObject<HTMLCanvasElement | null>,
  frame: Frame,
  canvas: Size,
  onChange: (frame: Frame) => void,
) {
  const start = useRef<{ frame: Frame; x: number; y: number } | null>(null);
  const end = () => {
    start.current = null;
  };
  return (action: Corner | "move") => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { frame, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current;
      if (!from || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.stopPropagation();
      const scale = canvas.width / (ref.current?.getBoundingClientRect().width || canvas.width);
      const x = (event.clientX - from.x) * scale;
      const y = (event.clientY - from.y) * scale;
      onChange(action === "move" ? moveFrame(from.frame, x, y, canvas) : dragCorner(from.frame, action, x, y, canvas));
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
}

function frameAfterKey(key: string, frame: Frame, canvas: Size): Frame | null {
  const moves: Record<string, readonly [number, number]> = {
    ArrowLeft: [-moveStep, 0],
    ArrowRight: [moveStep, 0],
    ArrowUp: [0, -moveStep],
    ArrowDown: [0, moveStep],
  };
  const [x, y] = moves[key] ?? [];
  if (x !== undefined && y !== undefined) return moveFrame(frame, x, y, canvas);
  if (key === "+" || key === "=") return resizeFrame(frame, frame.size + sizeStep, canvas);
  return key === "-" ? resizeFrame(frame, frame.size - sizeStep, canvas) : null;
}
