import { type RefObject, useEffect, useRef } from "react";
import { Button } from "./button.tsx";

interface MoreButtonProps {
  label: string;
  problem?: string | undefined;
  isPending: boolean;
  onPress: () => void;
  /** The list that grows, and how many items it has: the focus goes on with the first new one, or stays with the last. */
  list: RefObject<HTMLElement | null>;
  count: number;
}

/** Below a list of which there is more. Stays in the document with the list, which says by `isThere` whether it shows. */
export function MoreButton({ isThere, ...props }: MoreButtonProps & { isThere: boolean }) {
  const { label, problem, isPending, onPress, list, count } = props;
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || (count <= before.current && isThere)) return;
    const next = list.current?.children[Math.min(before.current, count - 1)];
    before.current = null;
    next?.querySelector<HTMLElement>("button, a[href]")?.focus();
  }, [count, isThere, list]);
  if (!isThere) return null;
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
