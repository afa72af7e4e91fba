import { cloneElement, type ReactElement, Suspense, useState } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import type { ButtonProps } from "./button.tsx";
import type { IconButtonProps } from "./icon-button.tsx";
import type { MenuProps } from "./menu.tsx";

const Menu = lazyPart(async () => (await import("./menu.tsx")).Menu);
const { preload } = Menu;

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
