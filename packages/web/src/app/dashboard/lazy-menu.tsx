import { lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";
import type { ButtonSize } from "../../ui/button-style.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { MenuAction } from "../../ui/menu.tsx";

const load = () => import("../../ui/menu.tsx");
const Menu = lazy(async () => ({ default: (await load()).Menu }));
const preload = () => void load().catch(() => undefined);

interface LazyMenuProps {
  label: string;
  icon: ReactNode;
  actions: readonly MenuAction[];
  /** The id of the action that is the present state: the menu is then a choice. */
  selected?: string;
  placement?: "bottom end" | "top end";
  size?: ButtonSize;
  className?: string;
}

/** A button with a menu whose code comes with the first intent to open it: the shell stays small. */
export function LazyMenu({ label, icon, actions, selected, placement = "bottom end", size, className }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (onPress?: () => void): ReactElement => (
    <IconButton
      label={label}
      icon={icon}
      aria-haspopup="menu"
      {...(size ? { size } : {})}
      {...(className ? { className } : {})}
      {...(onPress ? { onPress, onHoverStart: preload, onFocus: preload } : { autoFocus: true })}
    />
  );
  if (!isWanted) return button(() => setWanted(true));
  return (
    <Suspense fallback={button()}>
      <Menu
        defaultOpen
        trigger={button()}
        actions={actions}
        placement={placement}
        {...(selected ? { selected } : {})}
      />
    </Suspense>
  );
}
