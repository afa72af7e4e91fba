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
    const next = list.current?.children[Math.min(before.current, count - 1)];
    before.current = null;
    next?.querySelector<HTMLElement>("button, a[href]")?.focus();
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
