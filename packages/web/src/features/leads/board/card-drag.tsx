import type { LeadRow } from "@linkedpotential/contract/leads/schema";
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

export const dragType = "application/x-lead";

interface HeldCard {
  lead: LeadRow;
  setDragging: (isDragging: boolean) => void;
}

interface CardDrag {
  held: RefObject<HeldCard | null>;
  source: RefObject<DragResult | null>;
  /** The element that says what the handle does. */
  helpId: string;
  /** Ends the drag of a card that went away. */
  letGo: (id: number) => void;
}

const Context = createContext<CardDrag | null>(null);

/** Lets the cards of a board be dragged, all by one source: one for each would be drawn anew with all others. */
export function CardDragProvider({ children }: { children: ReactNode }) {
  const held = useRef<HeldCard>(null);
  const source = useRef<DragResult>(null);
  const helpId = useId();
  const [round, setRound] = useState(0);
  const letGo = useCallback((id: number) => {
    if (held.current?.lead.id !== id) return;
    // A drag by the keyboard has no other way to be ended from outside.
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    // One by the pointer gets no `dragend` from a card that is gone; it ends when its source goes.
    if (held.current) setRound((before) => before + 1);
  }, []);
  const drag = useMemo<CardDrag>(() => ({ held, source, helpId, letGo }), [helpId, letGo]);
  return (
    <Context value={drag}>
      {children}
      <DragSource key={round} drag={drag} />
    </Context>
  );
}

function DragSource({ drag: { held, source, helpId } }: { drag: CardDrag }) {
  const { board } = useTexts("leads");
  const drag = useDrag({
    hasDragButton: true,
    getItems: () => (held.current ? [{ [dragType]: String(held.current.lead.id) }] : []),
    getAllowedDropOperations: () => ["move"],
    onDragEnd: () => {
      held.current = null;
    },
  });
  useImperativeHandle(source, () => drag);
  const { isDragging } = drag;
  useEffect(() => {
    if (!isDragging) return;
    const card = held.current;
    card?.setDragging(true);
    return () => card?.setDragging(false);
  }, [isDragging, held]);
  return (
    <span id={helpId} hidden>
      {isDragging ? board.dragging : board.dragHelp}
    </span>
  );
}

function useCardDragContext(): CardDrag {
  const drag = use(Context);
  if (!drag) throw new Error("cards are dragged under CardDragProvider");
  return drag;
}

/** The lead that is being dragged. */
export function useHeldLead(): () => LeadRow | undefined {
  const { held } = useCardDragContext();
  return () => held.current?.lead;
}

interface CardDragProps {
  dragProps: HTMLAttributes<HTMLElement>;
  dragButtonProps: Pick<ButtonProps, "aria-describedby" | "onPress">;
  isDragging: boolean;
}

export function useCardDrag(lead: LeadRow): CardDragProps {
  const { held, source, helpId, letGo } = useCardDragContext();
  const [isDragging, setDragging] = useState(false);
  const { id } = lead;
  useEffect(() => () => letGo(id), [letGo, id]);
  return {
    dragProps: {
      draggable: "true",
      onDragStart: (event) => {
        held.current = { lead, setDragging };
        source.current?.dragProps.onDragStart?.(event);
      },
      onDrag: (event) => source.current?.dragProps.onDrag?.(event),
      onDragEnd: (event) => source.current?.dragProps.onDragEnd?.(event),
    },
    dragButtonProps: {
      "aria-describedby": helpId,
      onPress: (event) => {
        held.current = { lead, setDragging };
        source.current?.dragButtonProps.onPress?.(event);
      },
    },
    isDragging,
  };
}
