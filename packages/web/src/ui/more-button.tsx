import { type RefObject, useEffect, useRef } from "react";
import { Button } from "./button.tsx";

interface MoreButtonProps {
  label: string;
  problem?: string | undefined;
  isPending: boolean;
  onPress: () => void;
  /**
   * Element of the list. After a press the focus moves to the first new item, or to the last item if there is no new
   * one.
   */
  list: RefObject<HTMLElement | null>;
  count: number;
}

/** Loads more items of a list. It stays mounted with the list, and is visible only while `hasNextPage` is set. */
export function MoreButton({ hasNextPage, ...props }: MoreButtonProps & { hasNextPage: boolean }) {
  const { label, problem, isPending, onPress, list, count } = props;
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || (count <= before.current && hasNextPage)) return;
    const next = Math.min(before.current, count - 1);
    before.current = null;
    // A list box renders its new options after this effect.
    if (list.current?.matches("[role=listbox]")) requestAnimationFrame(() => focusItem(list.current?.children[next]));
    else focusItem(list.current?.children[next]);
  }, [count, hasNextPage, list]);
  if (!hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-2 pt-1">
      {problem && (
        <p role="alert" className="text-center text-danger-text text-sm">
          {problem}
        </p>
      )}
      <Button
        isPending={isPending}
        onPress={() => {
          before.current = count;
          onPress();
        }}
      >
        {label}
      </Button>
    </div>
  );
}

/** Focuses an item that can be focused itself, such as an option, or else its first button or link. */
function focusItem(item: Element | undefined): void {
  const target = item?.matches("[role=option]") ? item : item?.querySelector("button, a[href]");
  if (target instanceof HTMLElement) target.focus();
}
