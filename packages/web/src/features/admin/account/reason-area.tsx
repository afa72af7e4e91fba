import type { ComponentProps } from "react";
import { TextArea } from "../../../ui/text-area.tsx";

interface ReasonAreaProps extends Omit<ComponentProps<typeof TextArea>, "label"> {
  texts: { reason: string; reasonHint: string };
  max: number;
}

/** Field for the reason of an admin's action. */
export function ReasonArea({ texts, max, ...field }: ReasonAreaProps) {
  return (
    <TextArea
      label={texts.reason}
      description={texts.reasonHint}
      isRequired
      rows={4}
      maxLength={max}
      counterMax={max}
      {...field}
    />
  );
}
