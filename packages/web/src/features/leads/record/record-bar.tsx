import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { Keys } from "../../../lib/shortcuts/keys.ts";
import { useTexts } from "../../../texts/texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ShortcutTip } from "../../../ui/shortcut-tip.tsx";
import type { RecordFrameProps } from "./record-frame.ts";
import { nextKey, previousKey } from "./use-steps.ts";

/** Steps and close button of a record. Announces the lead after a step. */
export function RecordBar({ name, steps, onClose }: Pick<RecordFrameProps, "name" | "steps" | "onClose">) {
  const { steps: texts, record } = useTexts("lead-record");
  const { controlKey } = useTexts("common");
  const button = (label: string, keys: Keys, icon: React.ReactNode, onPress: () => void) => (
    <ShortcutTip text={label} keys={keys} control={controlKey} placement="bottom">
      <IconButton size="sm" label={label} icon={icon} onPress={onPress} />
    </ShortcutTip>
  );
  return (
    <div className="flex items-center justify-end gap-1 px-3 pt-2">
      <p role="status" className="sr-only">
        {name}
      </p>
      {button(texts.previous, previousKey, <ArrowUp size={16} />, steps.previous)}
      {button(texts.next, nextKey, <ArrowDown size={16} />, steps.next)}
      {button(record.close, "Escape", <X size={18} />, onClose)}
    </div>
  );
}
