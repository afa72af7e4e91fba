/**
 * In place of `@smithy/core/config`, by which the SDK looks each setting up in the environment, then in the files
 * below `~/.aws`, then at the metadata service of a virtual machine. A Lambda has the environment only; the first call
 * of a process does not look for the files either.
 */
interface Setting<Value> {
  environmentVariableSelector(environment: NodeJS.ProcessEnv, options?: object): Value | undefined;
  default: Value | (() => Value | Promise<Value>);
}

export const loadConfig =
  <Value extends string | number | boolean | undefined>(setting: Setting<Value>, options?: object) =>
  async (): Promise<Value> => {
    const { environmentVariableSelector, default: otherwise } = setting;
    const given = environmentVariableSelector(process.env, options);
    return given ?? (typeof otherwise === "function" ? otherwise() : otherwise);
  };

export const SelectorType = { ENV: "env", CONFIG: "shared config entry" };
export const CONFIG_PREFIX_SEPARATOR = ".";

export function booleanSelector(values: Record<string, string | undefined>, name: string): boolean | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (value === "true" || value === "false") return value === "true";
  throw new Error(`${name} is neither true nor false`);
}

const flag = (name: string): Setting<boolean> => ({
  environmentVariableSelector: (environment) => booleanSelector(environment, name),
  default: false,
});
export const NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS = flag("AWS_USE_DUALSTACK_ENDPOINT");
export const NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS = flag("AWS_USE_FIPS_ENDPOINT");

export const REGION_ENV_NAME = "AWS_REGION";
export const REGION_INI_NAME = "region";
export const NODE_REGION_CONFIG_FILE_OPTIONS = {};
export const NODE_REGION_CONFIG_OPTIONS: Setting<string> = {
  environmentVariableSelector: (environment) => environment[REGION_ENV_NAME],
  default: () => {
    throw new Error("Region is missing");
  },
};

type Provider<Value> = Value | (() => Promise<Value>);
const provided =
  <Value extends string | boolean>(value: Provider<Value>) =>
  async (): Promise<Value> =>
    typeof value === "function" ? value() : value;

interface RegionConfig {
  region: Provider<string>;
  useFipsEndpoint: Provider<boolean>;
}

export const resolveRegionConfig = <Config extends RegionConfig>(config: Config): Config =>
  Object.assign(config, { region: provided(config.region), useFipsEndpoint: provided(config.useFipsEndpoint) });

/** Ours leaves the SDK's defaults as they are. */
export const resolveDefaultsModeConfig = () => async () => "legacy";

export class ProviderError extends Error {}
