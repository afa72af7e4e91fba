import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { clampWidth, columnWidthMax, columnWidthMin, fixedFlex, type TableColumn } from "./lead-columns.ts";

interface ResizerProps {
  column: TableColumn;
  label: string;
  /** Name of a width in px, for screen readers. */
  nameWidth: (pixels: number) => string;
  /** Width in px that is saved. Absent while the column is as wide as there is room. */
  width: number | undefined;
  /** Saves a width in px. Undefined lets the column take the room that is left. */
  onResize: (column: TableColumn, width: number | undefined) => void;
}

const step = 16;

/**
 * Handle at the end of a column head that changes the width, by dragging or with the arrow keys. A double press removes
 * the chosen width. While it moves it only sets a variable of the table, so that no row rerenders.
 */
export function ColumnResizer({ column, label, nameWidth, width, onResize }: ResizerProps) {
  const handle = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; width: number } | null>(null);
  const changed = useRef<number | undefined>(undefined);
  const currentWidth = () => Math.round(handle.current?.closest("th")?.getBoundingClientRect().width ?? 0);
  const show = (next: number) => {
    changed.current = clampWidth(next);
    const table = handle.current?.closest("table");
    table?.style.setProperty(`--${column}`, fixedFlex(changed.current));
    table?.style.setProperty(`--${column}-min`, "0");
    table?.style.setProperty(`--${column}-max`, "none");
    handle.current?.setAttribute("aria-valuenow", String(changed.current));
  };
  const save = () => {
    if (changed.current !== undefined) onResize(column, changed.current);
    changed.current = undefined;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    drag.current = { x: event.clientX, width: currentWidth() };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (drag.current) show(drag.current.width + clientX - drag.current.x);
  };
  const onPointerUp = () => {
    drag.current = null;
    save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    show((changed.current ?? width ?? currentWidth()) + direction * step);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: `hr` cannot be moved
    <div
      ref={handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={columnWidthMin}
      aria-valuemax={columnWidthMax}
      aria-valuenow={width ?? columnWidthMin}
      aria-valuetext={width === undefined ? undefined : nameWidth(width)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onDoubleClick={() => onResize(column, undefined)}
      onKeyDown={onKeyDown}
      onBlur={save}
      className="absolute inset-y-2 right-0 z-1 w-2 cursor-col-resize touch-none rounded-sm after:absolute after:inset-y-0 after:right-[3px] after:w-px after:bg-line-strong after:opacity-0 hover:after:bg-accent group-hover/head:after:opacity-100 focus-visible:after:bg-accent focus-visible:after:opacity-100"
    />
  );
}
