// Stops with one clear line when Node is too old. Import it before anything else.
const oldest = 20;

if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(`Furrow needs Node ${oldest} or newer; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}
