import { Button } from "./button.tsx";

interface FormButtonsProps {
  cancelLabel: string;
  submitLabel: string;
  /** While true the form is being sent and its button turns. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** The id of a form that the buttons do not stand in. */
  form?: string;
}

/** The footer of a dialog that is a form: leave it, or send it. */
export function FormButtons({ cancelLabel, submitLabel, ...submit }: FormButtonsProps) {
  return (
    <>
      <Button slot="close">{cancelLabel}</Button>
      <Button type="submit" variant="primary" {...submit}>
        {submitLabel}
      </Button>
    </>
  );
}
