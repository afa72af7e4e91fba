import { cloneElement, type ReactElement, type RefAttributes, Suspense, useState } from "react";
import { showCrashToast } from "../lib/crash/crash-toast.ts";
import { lazyPart } from "../lib/rendering/lazy-part.ts";
import { iconButtonClass } from "./button-style.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import type { IconButtonProps } from "./icon-button.tsx";
import type { MenuProps, MenuStart } from "./menu.tsx";

const Menu = lazyPart(async () => (await import("./menu.tsx")).Menu);
const { preload } = Menu;

const keys: Record<string, MenuStart> = { Enter: "first", " ": "first", ArrowDown: "first", ArrowUp: "last" };
/**
 * Focuses the button at once. After a press by a screen reader, `autoFocus` takes effect too late, and the menu could
 * not return the focus to the button when it closes.
 */
const focus = (button: HTMLElement | null): void => button?.focus();

interface LazyMenuProps extends Omit<MenuProps, "trigger" | "opensOn"> {
  trigger: ReactElement<IconButtonProps & RefAttributes<HTMLElement>>;
  /** Classes of the button when `trigger` is not an `IconButton`. */
  buttonClass?: string;
}

/** Loads the menu's code (40 KB) when its button is hovered or focused, so that lists with many menus stay cheap. */
export function LazyMenu({ trigger, buttonClass, ...props }: LazyMenuProps) {
  const [opensOn, open] = useState<MenuStart>();
  const { label, icon, variant, size, className } = trigger.props;
  const button = (onPress: (start: MenuStart) => void) => (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => onPress("menu")}
      onKeyDown={(event) => {
        const start = keys[event.key];
        if (!start) return;
        event.preventDefault();
        onPress(start);
      }}
      className={buttonClass ?? iconButtonClass(variant, size, className)}
    >
      {icon}
    </button>
  );
  if (!opensOn) return button(open);
  return (
    <CrashBoundary place="control" onCrash={showCrashToast} fallback={(retry) => button(() => void retry())}>
      <Suspense fallback={button(open)}>
        <Menu {...props} trigger={cloneElement(trigger, { ref: focus })} opensOn={opensOn} />
      </Suspense>
    </CrashBoundary>
  );
}
