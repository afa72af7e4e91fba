import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { useTexts } from "../../../../texts/texts.ts";
import { cx } from "../../../../ui/class-names.ts";
import type { IconButtonProps } from "../../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../../ui/lazy-menu.tsx";
import type { Choice } from "../../../../ui/option.tsx";

interface ChoiceValueProps<Id extends string> {
  label: string;
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  /** Rendering of the current value. By default its label. */
  children?: ReactNode;
  className?: string;
}

/** A value that looks like text until it is hovered or focused, and opens a menu of its choices. */
export function ChoiceValue<Id extends string>({
  label,
  choices,
  value,
  onChange,
  children,
  className,
}: ChoiceValueProps<Id>) {
  const { edit } = useTexts("lead-record");
  const current = choices.find(({ id }) => id === value)?.label;
  const classes = cx(valueButton, className);
  const shown = (
    <>
      {children ?? <span className={cx(!current && "text-ink-subtle")}>{current ?? "–"}</span>}
      <ChevronDown size={14} aria-hidden className="shrink-0 text-ink-subtle" />
    </>
  );
  return (
    <LazyMenu
      buttonClass={classes}
      placement="bottom start"
      trigger={<ValueButton label={edit.value(label, current)} icon={shown} className={classes} />}
      {...(value !== null && { selected: value })}
      actions={choices.map((choice) => ({ ...choice, onAction: () => choice.id !== value && onChange(choice.id) }))}
    />
  );
}

const ValueButton = ({ label, icon, variant, size, ...props }: IconButtonProps) => (
  <Button {...props} aria-label={label} className={props.className ?? ""}>
    {icon}
  </Button>
);

const valueButton =
  "inline-flex min-h-8 min-w-0 max-w-full items-center gap-1 rounded-md border border-transparent px-1.5 text-left transition-colors " +
  "hover:border-line-strong hover:bg-surface aria-expanded:border-line-strong aria-expanded:bg-surface focus-visible:border-focus pointer-coarse:min-h-11";
