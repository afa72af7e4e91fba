import type { BillingAddress, Subscription } from "@linkedpotential/contract/billing/schema";
import { useUser } from "../../../lib/session/session.ts";
import type { TextFieldProps } from "../../../ui/text-field.tsx";

export type AddressValues = BillingAddress;

/** Binds an input to a value of the address. */
export type AddressField = (
  name: keyof AddressValues,
) => Pick<TextFieldProps, "name" | "errorMessage"> & { value: string; onChange: (value: string) => void };

/** Initial values of an address form: the stored address, or the account's name and the known country. */
export function useAddressValues({ billingAddress, country }: Subscription): AddressValues {
  const { name } = useUser();
  return billingAddress ?? { name, company: "", street: "", postalCode: "", city: "", country, vatId: "" };
}
