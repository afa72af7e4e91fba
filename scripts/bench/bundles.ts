import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints } from "@linkedpotential/contract/endpoints";
import { openLambdaStage } from "@linkedpotential/local/testing/lambda/environment";
import { firstEvent } from "@linkedpotential/local/testing/lambda/first-event";
import { build } from "esbuild";
import { buildLambdas } from "../../packages/functions/bundle/build.ts";
import { bundleOptions, substitutes } from "../../packages/functions/bundle/options.ts";
import { startBenchStack } from "./bench-stack.ts";
import { measureStart, medianStart, type Start } from "./bundle-start.ts";
import { kilobytes, median, ms, type Report, ratio, table } from "./report.ts";

const runs = 7;

interface Subject {
  name: string;
  bytes: number;
  start(): Promise<Start>;
}

const root = join(import.meta.dirname, "../..");

const bare = `import { DynamoDBClient } from "@aws-sdk/client-dynamodb"; export const client = new DynamoDBClient({});`;

/**
 * Bundles only the libraries, as a baseline. With `isStripped`, it omits the same parts of them as our bundles do. This
 * smaller baseline makes the comparison stricter.
 */
async function bundleBare(directory: string, { isStripped }: { isStripped: boolean }): Promise<number> {
  const { metafile } = await build({
    ...bundleOptions,
    absWorkingDir: root,
    alias: isStripped ? substitutes : {},
    stdin: { contents: bare, resolveDir: join(root, "packages/core"), sourcefile: "bare.ts" },
    outfile: join(directory, "index.mjs"),
    metafile: true,
    logLevel: "error",
  });
  return Object.values(metafile.outputs)[0]?.bytes ?? 0;
}

async function bareClients(directory: string): Promise<[Subject, Subject]> {
  const subject = async (name: string, isStripped: boolean) => {
    const folder = join(directory, isStripped ? "stripped" : "bare");
    const bytes = await bundleBare(folder, { isStripped });
    return { name, bytes, start: () => measureStart({ directory: folder, environment: {} }) };
  };
  return [await subject("bare DynamoDB client", false), await subject("the same, with our parts left out", true)];
}

/** Measures the baselines between the other subjects, so that load on the machine affects both. */
async function measure(bare: readonly Subject[], lambdas: readonly Subject[]) {
  const order = lambdas.flatMap((lambda, at) => (at % 10 === 0 ? [...bare, lambda] : [lambda]));
  const starts = new Map<Subject, Start[]>(order.map((subject) => [subject, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const subject of order) starts.get(subject)?.push(await subject.start());
  }
  return [...starts].map(([{ name, bytes }, done]) => ({ name, bytes, ...medianStart(done) }));
}

export async function bundles(): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), "bundles-"));
  const stack = await startBenchStack();
  const stage = await openLambdaStage();
  try {
    const lambdas = (await buildLambdas(join(directory, "lambdas"))).map(({ id, bytes }): Subject => {
      const options = { directory: join(directory, "lambdas", id), environment: stage.environmentOf(id) };
      return { name: id, bytes, start: async () => measureStart(options, await firstEvent(id, stack)) };
    });
    return report(await measure(await bareClients(directory), lambdas));
  } finally {
    rmSync(directory, { recursive: true });
    stage.stop();
    await stack.stop();
  }
}

function report(measured: Awaited<ReturnType<typeof measure>>): Report {
  const [bare, strict] = measured;
  if (!bare || !strict) throw new Error("the bundles of the bare client are missing");
  const routes = measured.filter(({ name }) => name in endpoints);
  const imports = routes.map(({ importMs }) => importMs);
  const [middle, slowest] = [median(imports), Math.max(...imports)];
  const size = median(routes.map(({ bytes }) => bytes));
  const worst = routes.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  const rows = measured.map((one) => [
    one.name,
    kilobytes(one.bytes),
    ratio(one.bytes, bare.bytes),
    ms(one.importMs),
    ratio(one.importMs, bare.importMs),
    ms(one.initMs),
    one === bare || one === strict ? "–" : ms(one.firstMs),
  ]);
  const results = [
    {
      id: "P1",
      what: "cold start: import of a route's bundle, against a bundle with the bare DynamoDB client",
      figure: `median ${ratio(middle, bare.importMs)}, worst ${ratio(slowest, bare.importMs)}`,
      target: "median ≤ 1.6×, worst ≤ 2.1×",
      isMet: middle <= 1.6 * bare.importMs && slowest <= 2.1 * bare.importMs,
    },
    {
      id: "P2",
      what: "size of a route's bundle, against the same",
      figure: `median ${ratio(size, bare.bytes)}, worst ${ratio(worst.bytes, bare.bytes)} (\`${worst.name}\`)`,
      target: "median ≤ 1.8×, worst ≤ 2.4×",
      isMet: size <= 1.8 * bare.bytes && worst.bytes <= 2.4 * bare.bytes,
    },
  ];
  const text = [
    `Medians of ${runs} fresh processes each (of the bare client one more for every ten Lambdas), run as the Lambda service runs them (\`packages/local/src/testing/lambda\`).`,
    "Import is the main thread's processor time, so other load does not count. Init is the time from the start of Node until the",
    "function waits for its first event. First call is the time of one successful call, with its connection to the embedded",
    "DynamoDB (hashing a password takes 0.2 s more in AWS). The bare client is built with the default options of its package.",
    "The Lambdas leave out parts of their libraries (ADR 0011), among them the bare client's import of `node:http`, which loads",
    `Node's WebSocket client. Compared with a bare client without these parts, which has no target, the import is ${ratio(middle, strict.importMs)} (median) and ${ratio(slowest, strict.importMs)} (worst), the size ${ratio(worst.bytes, strict.bytes)} (worst).`,
    "",
    table(["Bundle", "Size", "of bare", "Import", "of bare", "Init", "First call"], rows),
  ].join("\n");
  return { results, text };
}
