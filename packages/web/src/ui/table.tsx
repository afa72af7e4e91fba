import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./class-names.ts";

export function Table({ label, className, children, ...props }: ComponentProps<"table"> & { label: string }) {
  return (
    // `relative` is needed, because absolutely positioned hidden content would overflow the scroll area and widen the
    // page.
    <div className="relative min-w-0 overflow-x-auto">
      <table {...props} aria-label={label} className={cx("w-full border-collapse text-left text-sm", className)}>
        {children}
      </table>
    </div>
  );
}

/**
 * Classes of a header cell. `normal-nums` is needed, because tabular figures make the hyphen in "Follow-up" too wide.
 */
const head = "h-10 border-line border-b px-3 font-medium text-ink-muted text-xs normal-nums! first:pl-4 last:pr-4";

export function Th({ className, ...props }: ComponentProps<"th">) {
  return <th scope="col" {...props} className={cx(head, className)} />;
}

type Direction = "ascending" | "descending";

export interface Sort<Column extends string> {
  column: Column;
  direction: Direction;
}

interface SortThProps<Column extends string> extends Pick<ComponentProps<"th">, "role" | "style" | "aria-label"> {
  column: Column;
  sort: Sort<Column> | null;
  onSort: (sort: Sort<Column>) => void;
  /** Direction of the first press. Ascending by default. */
  firstDirection?: Direction;
  children: ReactNode;
  /** Control at the end of the head, such as a handle that changes the width. */
  end?: ReactNode;
  className?: string;
}

export function SortTh<Column extends string>({
  column,
  sort,
  onSort,
  firstDirection = "ascending",
  children,
  end,
  ...props
}: SortThProps<Column>) {
  const direction = sort?.column === column ? sort.direction : undefined;
  const Icon = direction ? (direction === "ascending" ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <Th {...props} aria-sort={direction ?? "none"}>
      <button
        type="button"
        onClick={() => onSort({ column, direction: direction ? opposite[direction] : firstDirection })}
        className={cx(
          "-mx-1.5 inline-flex min-h-7 max-w-full items-center gap-1 rounded-sm px-1.5 font-medium hover:bg-hover hover:text-ink",
          direction && "text-ink",
        )}
      >
        <span className="min-w-0 truncate">{children}</span>
        <Icon size={14} aria-hidden className={cx("shrink-0", !direction && "opacity-50 @max-[44rem]:hidden")} />
      </button>
      {end}
    </Th>
  );
}

const opposite = { ascending: "descending", descending: "ascending" } as const;

interface TrProps extends ComponentProps<"tr"> {
  isSelected?: boolean;
}

export function Tr({ isSelected, className, ...props }: TrProps) {
  return (
    <tr
      {...props}
      className={cx(
        "border-line border-b last:border-b-0 hover:bg-hover",
        isSelected && "bg-accent-soft/45",
        className,
      )}
    />
  );
}

export function Td({ className, ...props }: ComponentProps<"td">) {
  return <td {...props} className={cx("h-12 px-3 py-2 first:pl-4 last:pr-4", className)} />;
}
