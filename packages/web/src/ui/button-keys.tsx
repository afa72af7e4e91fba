import type { Keys } from "../lib/shortcuts/keys.ts";
import { useSingleKeys } from "../lib/shortcuts/single-keys.ts";
import { KeyHint } from "./key-hint.tsx";

/**
 * Shows a single key on its button or in its field. Hidden from screen readers, where the keys are no part of the name,
 * on touch screens, and while single keys are switched off.
 */
export function ButtonKeys({ keys }: { keys: Keys }) {
  const isOn = useSingleKeys();
  return (
    isOn && (
      <span aria-hidden className="flex max-md:hidden pointer-coarse:hidden">
        <KeyHint keys={keys} control="" className="opacity-70" />
      </span>
    )
  );
}
