import { Check } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import { useOpenOnMount } from "../lib/rendering/use-open-on-mount.ts";
import { cx } from "./class-names.ts";
import { optionClass, popoverClass } from "./popover-style.ts";

export interface MenuAction {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: "danger";
  isDisabled?: boolean;
  startsGroup?: boolean;
  onAction: () => void;
}

/**
 * Element that gets the focus when the menu opens: an entry, or the menu itself. A pointer focuses the menu, so that no
 * entry looks selected.
 */
export type MenuStart = "first" | "last" | "menu";

export interface MenuProps {
  trigger: ReactElement;
  actions: readonly MenuAction[];
  placement?: "bottom start" | "bottom end" | "top start" | "top end";
  /** Opens the menu on mount and focuses this element. For menus whose code is loaded on the first press. */
  opensOn?: MenuStart;
  /** The id of the current option. When set, the menu is a single choice. */
  selected?: string;
}

export function Menu({ trigger, actions, placement = "bottom end", opensOn, selected }: MenuProps) {
  const [isOpen, setOpen] = useOpenOnMount(opensOn !== undefined);
  const [start, setStart] = useState(opensOn);
  const change = (opens: boolean) => {
    setOpen(opens);
    // From now on react-aria handles the keys that open the menu and chooses the focus.
    setStart(undefined);
  };
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={change}>
      {trigger}
      <Popover offset={4} placement={placement} className={popoverClass}>
        <AriaMenu
          {...(selected === undefined ? {} : { selectionMode: "single", selectedKeys: [selected] })}
          {...((start === "first" || start === "last") && { autoFocus: start })}
          className="min-w-[min(11rem,100%)] p-1 outline-none"
        >
          {actions.map((action) => (
            <MenuRow key={action.id} action={action} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function MenuRow({ action }: { action: MenuAction }) {
  const { id, label, icon, tone, isDisabled = false, startsGroup, onAction } = action;
  return (
    <>
      {startsGroup && <Separator className="-mx-1 my-1 h-px bg-line" />}
      <MenuItem
        id={id}
        textValue={label}
        isDisabled={isDisabled}
        onAction={onAction}
        className={cx(optionClass, tone === "danger" && "text-danger-text")}
      >
        {icon && <span className={cx("shrink-0", !tone && "text-ink-subtle")}>{icon}</span>}
        <span className="min-w-0 flex-1">{label}</span>
        <Check size={16} aria-hidden className="hidden shrink-0 text-accent-text group-data-selected/option:block" />
      </MenuItem>
    </>
  );
}
