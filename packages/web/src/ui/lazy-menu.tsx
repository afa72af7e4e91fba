import { cloneElement, lazy, type ReactElement, Suspense, useState } from "react";
import type { ButtonProps } from "./button.tsx";
import type { IconButtonProps } from "./icon-button.tsx";
import type { MenuProps } from "./menu.tsx";

const load = async () => ({ default: (await import("./menu.tsx")).Menu });
const Menu = lazy(load);
/** A failed download shows when the menu is opened. */
const preload = () => void load().catch(() => undefined);

interface LazyMenuProps extends Omit<MenuProps, "trigger" | "defaultOpen"> {
  trigger: ReactElement<ButtonProps | IconButtonProps>;
}

/** A `Menu` whose code (40 KB with its popover) comes when one points at or focuses its button: for what is on screen at once. */
export function LazyMenu({ trigger, ...props }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const button = cloneElement(trigger, {
    "aria-haspopup": "menu",
    onHoverStart: preload,
    onFocus: preload,
    onPress: () => setWanted(true),
  });
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Menu {...props} trigger={cloneElement(trigger, { autoFocus: true })} defaultOpen />
    </Suspense>
  );
}
