import { cloneElement, type ReactElement, Suspense, useState } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import { iconButtonClass } from "./button-style.ts";
import type { IconButtonProps } from "./icon-button.tsx";
import type { MenuProps } from "./menu.tsx";

const Menu = lazyPart(async () => (await import("./menu.tsx")).Menu);
const { preload } = Menu;

interface LazyMenuProps extends Omit<MenuProps, "trigger" | "defaultOpen"> {
  trigger: ReactElement<IconButtonProps>;
}

/** Its code (40 KB) comes when one points at or focuses its button: until then a list of many costs next to nothing. */
export function LazyMenu({ trigger, ...props }: LazyMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const { label, icon, variant, size, className } = trigger.props;
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
      className={iconButtonClass(variant, size, className)}
    >
      {icon}
    </button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <Menu {...props} trigger={cloneElement(trigger, { autoFocus: true })} defaultOpen />
    </Suspense>
  );
}
