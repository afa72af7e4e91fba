import { type Account, Refusal } from "./account.ts";

type Input = Record<string, string>;

/** Returns the actions of the Parameter Store that `sst` calls, by their `x-amz-target` header. */
export const parameterActions = (account: Account): Record<string, (input: Input, region: string) => object> => ({
  "AmazonSSM.GetParameter": ({ Name = "" }, region) => {
    const Value = account.parameter(region, Name);
    if (Value === undefined) throw new Refusal("ParameterNotFound", `Parameter ${Name} not found.`);
    return { Parameter: { Name, Value, Type: "String" } };
  },
});
