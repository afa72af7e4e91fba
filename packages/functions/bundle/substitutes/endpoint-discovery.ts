/**
 * In place of `@aws-sdk/middleware-endpoint-discovery`: the DynamoDB client configures it, but none of its commands
 * discovers an endpoint any more.
 */
export const NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => false,
  configFileSelector: () => false,
  default: false,
};

export const resolveEndpointDiscoveryConfig = <Config>(config: Config): Config => config;
