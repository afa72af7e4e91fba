import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { LeadStatus } from "@linkedpotential/contract/leads/statuses";
import {
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { type DragResult, useDrag } from "react-aria/useDrag";
import type { ButtonProps } from "react-aria-components/Button";
import { useTexts } from "../../../texts/texts.ts";

/** Drag data type whose value is the lead's id. */
export const leadType = "application/x-lead";
/** Drag data type that names the card's column. Drop targets can read types, but not values, during a drag. */
export const columnType = (status: LeadStatus) => `application/x-lead-${status}`;

interface DraggedCard {
  lead: LeadRow;
  setDragging: (isDragging: boolean) => void;
}

interface CardDrag {
  dragged: RefObject<DraggedCard | null>;
  source: RefObject<DragResult | null>;
  /** Id of the element that describes the drag handles. */
  helpId: string;
  cancelDrag: (id: number) => void;
}

const Context = createContext<CardDrag | null>(null);

/**
 * Makes all cards draggable with a single `useDrag`. With one `useDrag` per card, searching takes about twice as long,
 * because each keystroke mounts many cards.
 */
export function CardDragProvider({ children }: { children: ReactNode }) {
  const dragged = useRef<DraggedCard>(null);
  const source = useRef<DragResult>(null);
  const helpId = useId();
  const [sourceKey, setSourceKey] = useState(0);
  const cancelDrag = useCallback((id: number) => {
    if (dragged.current?.lead.id !== id) return;
    // React Aria has no function that ends a drag by keyboard, so simulate the Escape key.
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    // A removed element fires no `dragend`, so a drag by pointer would continue. A new key unmounts the drag source,
    // which ends the drag.
    if (dragged.current) setSourceKey((before) => before + 1);
  }, []);
  const drag = useMemo<CardDrag>(() => ({ dragged, source, helpId, cancelDrag }), [helpId, cancelDrag]);
  return (
    <Context value={drag}>
      {children}
      <DragSource key={sourceKey} drag={drag} />
    </Context>
  );
}

function DragSource({ drag: { dragged, source, helpId } }: { drag: CardDrag }) {
  const { board } = useTexts("leads");
  const drag = useDrag({
    hasDragButton: true,
    getItems: () => (dragged.current ? [dragData(dragged.current.lead)] : []),
    getAllowedDropOperations: () => ["move"],
    onDragEnd: () => {
      dragged.current = null;
    },
  });
  useImperativeHandle(source, () => drag);
  const { isDragging } = drag;
  useEffect(() => {
    if (!isDragging) return;
    const card = dragged.current;
    card?.setDragging(true);
    return () => card?.setDragging(false);
  }, [isDragging, dragged]);
  return (
    <span id={helpId} hidden>
      {isDragging ? board.dragging : board.dragHelp}
    </span>
  );
}

const dragData = ({ id, status }: LeadRow) => ({ [leadType]: String(id), [columnType(status)]: "" });

interface CardDragProps {
  dragProps: HTMLAttributes<HTMLElement>;
  dragButtonProps: Pick<ButtonProps, "aria-describedby" | "onPress">;
  isDragging: boolean;
}

export function useCardDrag(lead: LeadRow): CardDragProps {
  const drag = use(Context);
  if (!drag) throw new Error("useCardDrag needs CardDragProvider");
  const { dragged, source, helpId, cancelDrag } = drag;
  const [isDragging, setDragging] = useState(false);
  const { id } = lead;
  useEffect(() => () => cancelDrag(id), [cancelDrag, id]);
  return {
    dragProps: {
      draggable: "true",
      onDragStart: (event) => {
        dragged.current = { lead, setDragging };
        source.current?.dragProps.onDragStart?.(event);
      },
      onDrag: (event) => source.current?.dragProps.onDrag?.(event),
      onDragEnd: (event) => source.current?.dragProps.onDragEnd?.(event),
    },
    dragButtonProps: {
      "aria-describedby": helpId,
      onPress: (event) => {
        dragged.current = { lead, setDragging };
        source.current?.dragButtonProps.onPress?.(event);
      },
    },
    isDragging,
  };
}
