import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { buttonClass } from "./button-style.ts";

interface ToggleTipProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
  text: string;
}

/** Shows a tooltip that opens on a press, so that it works by touch and keyboard and stays open. */
export function ToggleTip({ label, icon, children, text }: ToggleTipProps) {
  return (
    <DialogTrigger>
      <Button aria-label={label} className={buttonClass("quiet", "sm", "-my-1 -mr-2 gap-1.5 px-2")}>
        {icon}
        {children}
      </Button>
      <Popover
        offset={4}
        className="enter-pop w-80 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-raised text-ink shadow-float"
      >
        <Dialog aria-label={label} className="whitespace-pre-line p-4 text-pretty text-sm leading-6 outline-none">
          {text}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
