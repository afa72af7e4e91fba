import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { buttonClass } from "./button-style.ts";
import type { IconButtonProps } from "./icon-button.tsx";
import { LazyMenu } from "./lazy-menu.tsx";
import type { MenuAction, MenuProps } from "./menu.tsx";

interface TextMenuProps extends Pick<MenuProps, "placement"> {
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  size?: "sm" | "md";
  /** Shows the icon only. */
  isSmall?: boolean;
  actions: readonly MenuAction[];
}

/** Menu whose button shows a text. */
export function TextMenu({ label, icon, isDisabled = false, size = "md", isSmall = false, ...menu }: TextMenuProps) {
  const look = buttonClass("secondary", size, "max-w-64");
  const content = (
    <>
      {icon}
      <span className={isSmall ? "sr-only" : "truncate"}>{label}</span>
      <ChevronDown size={14} aria-hidden className="-mr-1 shrink-0" />
    </>
  );
  if (isDisabled) {
    return (
      <button type="button" disabled className={look}>
        {content}
      </button>
    );
  }
  return (
    <LazyMenu {...menu} buttonClass={look} trigger={<TextTrigger label={label} icon={content} className={look} />} />
  );
}

function TextTrigger({ label, icon, className, ...props }: IconButtonProps & { ref?: Ref<HTMLButtonElement> }) {
  return (
    <AriaButton {...props} aria-label={label} className={className ?? ""}>
      {icon}
    </AriaButton>
  );
}
