import {
  createContext,
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
import type { DragAndDropHooks } from "react-aria-components/useDragAndDrop";
import { useTexts } from "../../../texts/texts.ts";

type ItemHook = NonNullable<DragAndDropHooks["useDraggableItem"]>;

/** A card that is dragged, and the state of its column. */
interface HeldCard {
  key: Parameters<ItemHook>[0]["key"];
  column: Parameters<ItemHook>[1];
}

interface CardDrag {
  held: RefObject<HeldCard | null>;
  source: RefObject<DragResult | null>;
  /** The element that says what the handle does. */
  helpId: string;
  /** Ends the drag of a card that went away. */
  letGo: (key: HeldCard["key"]) => void;
}

const Context = createContext<CardDrag | null>(null);

/**
 * Lets the cards of a board be dragged, all by one source: react-aria's own hook draws each card anew whenever keyboard
 * and pointer take turns.
 */
export function CardDragProvider({ children }: { children: ReactNode }) {
  const held = useRef<HeldCard>(null);
  const source = useRef<DragResult>(null);
  const helpId = useId();
  const [round, setRound] = useState(0);
  const letGo = useCallback((key: HeldCard["key"]) => {
    // A card that is gone gets no `dragend`; the source ends its drag when it goes itself.
    if (held.current?.key === key) setRound((before) => before + 1);
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
    getItems: () => (held.current ? held.current.column.getItems(held.current.key) : []),
    getAllowedDropOperations: () => ["move"],
    onDragStart: (event) => held.current?.column.startDrag(held.current.key, event),
    onDragEnd: (event) => {
      const card = held.current;
      held.current = null;
      card?.column.endDrag({ ...event, keys: card.column.draggingKeys, isInternal: false });
    },
  });
  useImperativeHandle(source, () => drag);
  return (
    <span id={helpId} hidden>
      {drag.isDragging ? board.dragging : board.dragHelp}
    </span>
  );
}

/** React-aria's `useDraggableItem` for a card under `CardDragProvider`. */
export const useCardDrag: ItemHook = ({ key }, column) => {
  const drag = use(Context);
  if (!drag) throw new Error("useCardDrag needs CardDragProvider");
  const { held, source, helpId, letGo } = drag;
  useEffect(() => () => letGo(key), [letGo, key]);
  return {
    dragProps: {
      draggable: "true",
      onDragStart: (event) => {
        held.current = { key, column };
        source.current?.dragProps.onDragStart?.(event);
      },
      onDrag: (event) => source.current?.dragProps.onDrag?.(event),
      onDragEnd: (event) => source.current?.dragProps.onDragEnd?.(event),
    },
    dragButtonProps: {
      "aria-describedby": helpId,
      onPress: (event) => {
        held.current = { key, column };
        source.current?.dragButtonProps.onPress?.(event);
      },
    },
  };
};
