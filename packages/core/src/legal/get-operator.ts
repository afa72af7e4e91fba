import type { getOperator as contract } from "@linkedpotential/contract/legal/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { Context } from "../context.ts";

const isVatId = (number: string): boolean => /^[A-Z]{2}[A-Z0-9]{2,12}$/.test(number.replaceAll(" ", ""));

export const getOperator = async ({ config }: Context): Promise<AnswerOf<typeof contract>> => {
  const { taxId, ...imprint } = config.imprint;
  return { ...imprint, vatId: taxId === null || isVatId(taxId) ? taxId : "" };
};
