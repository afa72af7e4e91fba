import { useTexts } from "../../../texts/texts.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import type { FormOfAddress, MessageVersions } from "./form-of-address.ts";

interface AddressChoiceProps {
  /** The messages to which the choice applies. The choice is hidden if none of them has an informal version. */
  messages: readonly MessageVersions[];
  value: FormOfAddress;
  onChange: (form: FormOfAddress) => void;
  className?: string;
}

/** Choice between formal and informal address, such as Sie and Du. */
export function AddressChoice({ messages, value, onChange, ...props }: AddressChoiceProps) {
  const { address } = useTexts("templates");
  if (messages.every(({ informal }) => informal === undefined)) return null;
  return (
    <RadioGroup<FormOfAddress>
      label={address.label}
      look="segments"
      choices={(["formal", "informal"] as const).map((id) => ({ id, label: address[id] }))}
      value={value}
      onChange={onChange}
      {...props}
    />
  );
}
