import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { iconButtonClass } from "../../../../ui/button-style.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";

interface RowProps {
  label: string;
  isShown: boolean;
  /** Set for the name, which is always shown. */
  isFixed: boolean;
  onShow: (isShown: boolean) => void;
  /** Buttons that move the column. Absent while it is hidden or fixed. */
  moves?: { up: MoveProps; down: MoveProps };
}

interface MoveProps {
  label: string;
  /** Whether the column is at the end already. The button stays focusable then. */
  isAtEnd: boolean;
  onMove: () => void;
}

export function ColumnRow({ label, isShown, isFixed, onShow, moves }: RowProps) {
  return (
    <li className="flex items-center gap-1">
      <Checkbox isSelected={isShown} isDisabled={isFixed} onChange={onShow} className="min-h-8 min-w-0 flex-1">
        {label}
      </Checkbox>
      {moves && (
        <>
          <MoveButton {...moves.up} icon={<ArrowUp size={16} aria-hidden />} />
          <MoveButton {...moves.down} icon={<ArrowDown size={16} aria-hidden />} />
        </>
      )}
    </li>
  );
}

const MoveButton = ({ label, icon, isAtEnd, onMove }: MoveProps & { icon: ReactNode }) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isAtEnd}
    onClick={isAtEnd ? undefined : onMove}
    className={iconButtonClass("quiet", "sm", isAtEnd ? "opacity-45" : "")}
  >
    {icon}
  </button>
);
