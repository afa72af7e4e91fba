/** Reads a setting such as `positioning=https://videos.example.org/p.mp4`: addresses by name, separated by blanks. */
export const readSources = (setting: string): Record<string, string> =>
  Object.fromEntries(
    [...setting.matchAll(/\S+/g)].map(([pair]) => {
      const [name = "", ...address] = pair.split("=");
      return [name, address.join("=")];
    }),
  );

/**
 * Whether an address is a path of this site or an HTTPS URL. Excludes characters that would end a directive of the
 * content security policy.
 */
export const isSource = (address: string): boolean =>
  /^(https:\/\/[a-z0-9.-]+(:\d+)?)?\/[^/\s;,'"][^\s;,'"]*$/.test(address);

export const mediaOriginsIn = (...settings: readonly string[]): string[] => {
  const addresses = settings.flatMap((setting) => Object.values(readSources(setting)).filter(isSource));
  const foreign = addresses.filter((address) => !address.startsWith("/"));
  return [...new Set(foreign.map((address) => new URL(address).origin))];
};
