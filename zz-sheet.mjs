import sharp from 'sharp';
const [out, h, ...files]=process.argv.slice(2);
const ims=await Promise.all(files.map(f=>sharp(f).resize({height:+h}).toBuffer({resolveWithObject:true})));
let x=0; const comp=ims.map(i=>{const r={input:i.data,left:x,top:0};x+=i.info.width+8;return r;});
await sharp({create:{width:x,height:+h,channels:3,background:'#888'}}).composite(comp).png().toFile(out);
