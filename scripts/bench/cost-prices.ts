/** List prices of eu-central-1 in USD, as known in November 2026 without taxes: check them before relying on them. */
export const prices = {
  apiRequests: { name: "API Gateway (HTTP API), requests", usd: 1.2, per: 1e6, free: 0 },
  lambdaRequests: { name: "Lambda, requests", usd: 0.2, per: 1e6, free: 1e6 },
  gbSeconds: { name: "Lambda on arm64, GB-seconds", usd: 13.3334, per: 1e6, free: 400_000 },
  reads: { name: "DynamoDB on demand, read units", usd: 0.1525, per: 1e6, free: 0 },
  writes: { name: "DynamoDB on demand, write units", usd: 0.7625, per: 1e6, free: 0 },
  storedBytes: { name: "DynamoDB storage, GB", usd: 0.306, per: 1e9, free: 25e9 },
  securedBytes: { name: "DynamoDB point-in-time recovery, GB", usd: 0.2448, per: 1e9, free: 0 },
  edgeRequests: { name: "CloudFront (Europe), requests", usd: 1.2, per: 1e6, free: 1e7 },
  edgeBytes: { name: "CloudFront (Europe), GB out", usd: 0.085, per: 1e9, free: 1e12 },
  firewallRequests: { name: "Firewall (WAF), requests", usd: 0.6, per: 1e6, free: 0 },
  logBytes: { name: "CloudWatch Logs, GB taken in", usd: 0.63, per: 1e9, free: 5e9 },
  events: { name: "EventBridge, events", usd: 1, per: 1e6, free: 0 },
  pipeRequests: { name: "EventBridge Pipes, events of the outbox", usd: 0.4, per: 1e6, free: 0 },
  mails: { name: "SES, mails", usd: 0.1, per: 1e3, free: 0 },
} as const;

export type Paid = keyof typeof prices;
export type Bill = Record<Paid, number>;
export const paid = Object.keys(prices) as Paid[];

export function priceOf(kind: Paid, quantity: number, isFreeTierUsed: boolean): number {
  const { usd, per, free } = prices[kind];
  return (Math.max(0, quantity - (isFreeTierUsed ? free : 0)) / per) * usd;
}

export const totalOf = (bill: Bill, isFreeTierUsed: boolean): number =>
  paid.reduce((sum, kind) => sum + priceOf(kind, bill[kind], isFreeTierUsed), 0);
