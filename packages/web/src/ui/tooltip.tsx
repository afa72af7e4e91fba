import type { ReactElement, ReactNode } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";

interface TooltipProps {
  children: ReactElement;
  text: ReactNode;
  placement?: "top" | "bottom" | "left" | "right";
}

/** Shows an explanation of a control on hover and focus. Essential text must not appear only here. */
export function Tooltip({ children, text, placement = "top" }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip
        offset={6}
        placement={placement}
        className="enter-fade max-w-64 rounded-md bg-ink px-2 py-1 text-canvas text-xs shadow-float forced-colors:border"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
