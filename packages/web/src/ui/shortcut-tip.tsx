import type { ReactElement } from "react";
import type { Keys } from "../lib/shortcuts/keys.ts";
import { useSingleKeys } from "../lib/shortcuts/single-keys.ts";
import { KeyHint } from "./key-hint.tsx";
import { Tooltip } from "./tooltip.tsx";

interface ShortcutTipProps {
  text: string;
  keys: Keys;
  /** Name of the Ctrl key: `useTexts("common").controlKey`. */
  control: string;
  placement?: "top" | "bottom" | "left" | "right";
  /** A react-aria button. */
  children: ReactElement;
}

/** Tooltip of a button that names its shortcut. Without single keys it shows the text only. */
export function ShortcutTip({ text, keys, control, placement, children }: ShortcutTipProps) {
  const isOn = useSingleKeys();
  const tip = (
    <span className="inline-flex items-center gap-2">
      {text}
      {(isOn || keys.includes("+")) && <KeyHint keys={keys} control={control} />}
    </span>
  );
  return (
    <Tooltip text={tip} {...(placement && { placement })}>
      {children}
    </Tooltip>
  );
}
