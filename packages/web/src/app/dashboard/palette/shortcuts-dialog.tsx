import type { Shortcut } from "../../../lib/shortcuts/registry.ts";
import { setSingleKeys, useSingleKeys } from "../../../lib/shortcuts/single-keys.ts";
import { useShortcuts } from "../../../lib/shortcuts/use-shortcut.ts";
import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { KeyHint } from "../../../ui/key-hint.tsx";
import { Switch } from "../../../ui/switch.tsx";

/** Lists the shortcuts of the current screen, and switches those without Ctrl or ⌘ off and on. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { shortcuts: texts } = useTexts("palette");
  const common = useTexts("common");
  const shortcuts = effective(useShortcuts());
  const isOn = useSingleKeys();
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} size="sm" texts={common}>
      <ul className="-mt-2 mb-4 flex flex-col divide-y divide-line">
        {shortcuts.map(({ keys, label }) => {
          const isOff = !isOn && !keys.includes("+");
          return (
            <li
              key={keys}
              className={cx("flex items-center gap-4 py-2 text-sm", isOff && "text-ink-subtle line-through")}
            >
              <span className="min-w-0 flex-1">{label}</span>
              <KeyHint keys={keys} control={common.controlKey} />
            </li>
          );
        })}
      </ul>
      <Switch isSelected={isOn} onChange={setSingleKeys} className="items-start!">
        <span>
          {texts.singleKeys}
          <span className="mt-0.5 block text-ink-subtle text-xs">{texts.singleKeysHint}</span>
        </span>
      </Switch>
    </Dialog>
  );
}

/** Returns the shortcuts without those that a later one with the same keys replaces. */
const effective = (shortcuts: readonly Shortcut[]): Shortcut[] => [
  ...new Map(shortcuts.map((shortcut) => [shortcut.keys, shortcut])).values(),
];
